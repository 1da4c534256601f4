s/^  reject Upgrade/  ignore Upgrade/

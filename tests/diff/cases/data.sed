s/"Welcome."/"Come in."/

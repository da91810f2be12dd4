-- Windows in a row in which a limit was reached: the wait after wrong passwords grows with them.
alter table failed_attempts add column streak integer not null default 0;

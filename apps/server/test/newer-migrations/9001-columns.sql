-- Columns on tables that every request reads or writes, in the order in which a request does not take them.
alter table audit add column shade text;
alter table sessions add column shade text;
alter table users add column shade text;
alter table companies add column shade text;
alter table customers add column shade text;

-- An attached picture as pages and the printer show it, made when it came in; null: the file itself is small enough, or
-- came in before.
alter table quote_files add column view_file text;
alter table quote_files add column view_type text;

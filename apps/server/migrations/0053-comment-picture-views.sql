-- A picture of a comment as pages show it, as quote_files has one; null: the file itself is small enough, or came in before.
alter table comment_files add column view_file text;
alter table comment_files add column view_type text;

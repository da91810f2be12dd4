-- A comment may be about one position of its quote.
alter table quote_comments add column position_id text;

-- The percentage that a shop pays on top of an hour in overtime. The usual 25 is that of the first two hours of a day in
-- the national contract of the metalworking industry.
alter table companies add column overtime_percent numeric(6, 3) not null default 25;

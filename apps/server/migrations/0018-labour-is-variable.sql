-- Whether labour is spent only if a job is taken: it decides what the variable floor of a price holds.
alter table companies add column labour_is_variable boolean not null default true;

-- What the blank of a job is ("Tondo ø40, barre da 3.000 mm"), as its quote said; empty where nobody said it.
alter table jobs add column stock text not null default '';

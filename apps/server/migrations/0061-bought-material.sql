-- One bar or sheet as bought, in kg, and the quoted price of a kg (1/10,000 €); null where the quote says nothing of them.
alter table jobs add column bar_weight double precision;
alter table job_amounts add column material_price bigint;

-- What a shop says about its promises: days until bought material is there, days of margin before a day is promised, the
-- patron saint of its town, and whether one person may look after two machines.
alter table companies add column material_lead_days integer not null default 5;
alter table companies add column delivery_margin_days integer not null default 2;
alter table companies add column patron_day text not null default '';
alter table companies add column one_machine_each boolean not null default true;

-- Where customers pay to; printed on quotes where it is entered.
alter table companies add column iban text not null default '';

-- Regime fiscale of FatturaPA: RF01 is the ordinary one.
alter table companies add column tax_regime text not null default 'RF01';

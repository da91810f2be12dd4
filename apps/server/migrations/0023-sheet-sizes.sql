-- The sheets a company keeps or buys, as people write them: what a new quote nests its plates on.
alter table companies add column sheet_sizes text not null default '2000 × 1000; 2500 × 1250; 3000 × 1500';

-- online
create index concurrently if not exists customers_shade on customers (company_guid, shade);

-- How many rows a list has is asked at every letter of a search: counted in the index alone.
create index customers_listed on customers (company_guid) where archived_at is null;
create index materials_listed on materials (company_guid) where archived_at is null;

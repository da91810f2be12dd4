-- online
-- Lists in the order of their last change, page by page.
create index concurrently if not exists customers_changed on customers (company_guid, updated_at, guid);
create index concurrently if not exists materials_changed on materials (company_guid, updated_at, guid);
create index concurrently if not exists machines_changed on machines (company_guid, updated_at, guid);
create index concurrently if not exists jobs_changed on jobs (company_guid, updated_at, guid);

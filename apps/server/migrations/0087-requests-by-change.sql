-- online
-- Requests in the order of their last change, page by page.
create index concurrently if not exists requests_changed on requests (company_guid, updated_at, guid);

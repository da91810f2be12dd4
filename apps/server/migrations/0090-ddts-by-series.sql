-- online
-- A delivery note's number belongs to its series; notes without a series are one series of their own.
create unique index concurrently if not exists ddts_series_serial_key
  on ddts (company_guid, year, coalesce(series_guid, '00000000-0000-0000-0000-000000000000'), serial);
drop index concurrently if exists ddts_serial_key;
alter table ddts validate constraint ddts_series_guid_fkey;

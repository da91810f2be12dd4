-- A row points only at rows of its own company, whatever the program above does: every foreign key between two tables
-- with a company becomes (company_guid, …). People are left out: a supplier's person may act inside a company.

-- What pointed outside until now points at nothing.
update works set machine_guid = null
where machine_guid is not null
  and not exists (select from machines where machines.guid = works.machine_guid and machines.company_guid = works.company_guid);

do $$
declare
  key record;
begin
  for key in
    select c.conname, c.conrelid::regclass as child, c.confrelid::regclass as parent, c.confdeltype,
      (select array_agg(a.attname order by k.place) from unnest(c.conkey) with ordinality k(num, place)
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.num) as child_columns,
      (select array_agg(a.attname order by k.place) from unnest(c.confkey) with ordinality k(num, place)
        join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.num) as parent_columns
    from pg_constraint c
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
      and c.confrelid not in ('companies'::regclass, 'users'::regclass, 'addons'::regclass)
      and exists (select from pg_attribute where attrelid = c.conrelid and attname = 'company_guid')
      and exists (select from pg_attribute where attrelid = c.confrelid and attname = 'company_guid')
      and not exists (select from unnest(c.conkey) num join pg_attribute a on a.attrelid = c.conrelid
        and a.attnum = num and a.attname = 'company_guid')
  loop
    if not exists (
      select from pg_constraint
      where contype in ('u', 'p') and conrelid = key.parent
        and conname = key.parent || '_company_' || array_to_string(key.parent_columns, '_') || '_key'
    ) then
      execute format('alter table %s add constraint %I unique (company_guid, %s)', key.parent,
        key.parent || '_company_' || array_to_string(key.parent_columns, '_') || '_key',
        (select string_agg(quote_ident(name), ', ') from unnest(key.parent_columns) name));
    end if;
    execute format('alter table %s drop constraint %I', key.child, key.conname);
    execute format('alter table %s add constraint %I foreign key (company_guid, %s) references %s (company_guid, %s)%s',
      key.child, key.conname,
      (select string_agg(quote_ident(name), ', ') from unnest(key.child_columns) name), key.parent,
      (select string_agg(quote_ident(name), ', ') from unnest(key.parent_columns) name),
      case key.confdeltype when 'c' then ' on delete cascade' else '' end);
  end loop;
end
$$;

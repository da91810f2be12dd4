-- What is paid once for a whole order (carriage, a certificate, what is missing to the minimum order), kept with the order
-- as it was confirmed. 1/10,000 €
create table order_charges (
  order_guid uuid not null,
  company_guid uuid not null references companies,
  place integer not null,
  -- Its id in the quote's own list, or 'minimum-order'.
  source text not null,
  label text not null,
  amount bigint not null,
  -- The delivery note it is invoiced with; null until one leaves.
  ddt_guid uuid,
  primary key (order_guid, place),
  constraint order_charges_order_guid_fkey foreign key (company_guid, order_guid) references orders (company_guid, guid),
  constraint order_charges_ddt_guid_fkey foreign key (company_guid, ddt_guid) references ddts (company_guid, guid)
);
create index order_charges_ddt on order_charges (ddt_guid);

-- What a line of a delivery note is invoiced at, said when it left: nothing that happens to other notes changes it. Apart
-- from the lines, which everybody may read. 1/10,000 €
create table ddt_amounts (
  ddt_guid uuid not null,
  place integer not null,
  company_guid uuid not null references companies,
  amount bigint not null,
  primary key (ddt_guid, place),
  constraint ddt_amounts_ddt_guid_fkey foreign key (company_guid, ddt_guid) references ddts (company_guid, guid)
);

-- Delivery notes that count for nothing: the number stays, the goods did not leave or came back.
create table ddt_annulments (
  ddt_guid uuid primary key,
  company_guid uuid not null references companies,
  reason text not null,
  created_by uuid not null references users,
  created_at timestamptz not null,
  constraint ddt_annulments_ddt_guid_fkey foreign key (company_guid, ddt_guid) references ddts (company_guid, guid)
);

-- The owner of the tables is bound by their policies too: they are lifted while every company's rows are read.
alter table orders no force row level security;
alter table quote_revisions no force row level security;
alter table jobs no force row level security;
alter table job_amounts no force row level security;
alter table ddts no force row level security;
alter table ddt_lines no force row level security;
alter table ddt_invoices no force row level security;

-- The confirmations of these orders named the charges of their quote: cost over one less margin, to the cent.
insert into order_charges (order_guid, company_guid, place, source, label, amount)
select o.guid, o.company_guid, cost.place, cost.item ->> 'id', btrim(cost.item ->> 'label'),
  round(value.amount / (1 - coalesce((cost.item ->> 'margin')::numeric, 0) / 100), 2) * 10000
from orders o
join quote_revisions r on r.quote_guid = o.quote_guid and r.revision = o.quote_revision
cross join lateral jsonb_array_elements(coalesce(r.document -> 'orderCosts', '[]')) with ordinality as cost (item, place)
cross join lateral (
  select coalesce((cost.item -> 'amount' ->> 'override')::numeric, (cost.item -> 'amount' ->> 'value')::numeric) as amount
) as value
where value.amount > 0;

-- They go with the first note that is not invoiced yet, or else with the next one.
update order_charges set ddt_guid = (
  select d.guid from ddts d join ddt_lines l on l.ddt_guid = d.guid join jobs j on j.guid = l.job_guid
  where j.order_guid = order_charges.order_guid and not exists (select from ddt_invoices i where i.ddt_guid = d.guid)
  order by d.year, d.serial limit 1
);

-- The part of the total that fell on a line, with what had left before it.
insert into ddt_amounts (ddt_guid, place, company_guid, amount)
select ddt_guid, place, company_guid,
  (round(cents * (before + quantity) / ordered) - round(cents * before / ordered)) * 100
from (
  select l.ddt_guid, l.place, l.company_guid, l.quantity, j.quantity as ordered, round(a.total / 100.0) as cents,
    coalesce(sum(l.quantity) over (partition by l.job_guid order by d.year, d.serial, l.place
      rows between unbounded preceding and 1 preceding), 0) as before
  from ddt_lines l join ddts d on d.guid = l.ddt_guid join jobs j on j.guid = l.job_guid
  join job_amounts a on a.job_guid = j.guid
) as lines;

alter table orders force row level security;
alter table quote_revisions force row level security;
alter table jobs force row level security;
alter table job_amounts force row level security;
alter table ddts force row level security;
alter table ddt_lines force row level security;
alter table ddt_invoices force row level security;

do $$
declare name text;
begin
  foreach name in array array['order_charges', 'ddt_amounts', 'ddt_annulments'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I for all to app_user using (company_guid = app_company()) with check (company_guid = app_company())', name);
    execute format('create policy system on %I for all to app_system using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to app_user, app_system', name);
  end loop;
end $$;
revoke delete on order_charges, ddt_amounts from app_user;
revoke update, delete on ddt_annulments from app_user;

-- A note is put right until it is invoiced or annulled; from then on it stays.
grant update on ddts, ddt_lines to app_user;
create function keep_settled_ddt() returns trigger language plpgsql as $$
declare note uuid := coalesce(to_jsonb(old) ->> 'ddt_guid', to_jsonb(old) ->> 'guid');
begin
  if exists (select from ddt_invoices where ddt_guid = note) or exists (select from ddt_annulments where ddt_guid = note) then
    raise exception 'delivery note % is settled', note;
  end if;
  return new;
end $$;
create trigger keep_settled before update on ddts for each row execute function keep_settled_ddt();
create trigger keep_settled before update on ddt_lines for each row execute function keep_settled_ddt();
create trigger keep_settled before update on ddt_amounts for each row execute function keep_settled_ddt();

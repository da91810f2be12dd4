-- Every column of the list of quotes sorts: the orders that were missing, as `list-order.ts` writes them.
create index quotes_state_rank on quotes (
  company_guid,
  array_position(array['draft'::text, 'sent'::text, 'accepted'::text, 'refused'::text, 'expired'::text], state) desc,
  guid desc
);
create index quotes_what on quotes (
  company_guid,
  left(lower(coalesce(nullif(title, ''), first_part)), 100) desc,
  guid desc
);
create index quotes_positions on quotes (company_guid, positions desc, guid desc);

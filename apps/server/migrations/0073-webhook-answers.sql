-- The answer of the last attempt and the signature it was sent with; for a day after a change the old secret signs too.
alter table webhook_deliveries add column answer text not null default '';
alter table webhook_deliveries add column signature text not null default '';
alter table webhooks add column previous_salt text;
alter table webhooks add column previous_until timestamptz;

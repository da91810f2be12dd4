-- Blocks sawn from plate and sheets may cost another price per kg than bars of the same material; null = the same.
alter table materials add column plate_price_per_kg bigint check (plate_price_per_kg >= 0);

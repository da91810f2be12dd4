-- How a cost or a process is charged had Italian values in the registries and English ones in the quotes: the English stay.
-- What a person reads ("al pezzo", "Imballo") is a label of the contract and does not change.
-- The owner of the tables is bound by their policies too: they are lifted while every company's rows change.
alter table costs no force row level security;
alter table works no force row level security;
alter table list_settings no force row level security;

update costs set
  basis = case basis
    when 'ora' then 'hour' when 'pezzo' then 'piece' when 'lotto' then 'lot' when 'ordine' then 'order'
    when 'percentuale' then 'percent' else basis end,
  category = case category
    when 'manodopera' then 'labour' when 'energia' then 'energy' when 'spese-generali' then 'overheads'
    when 'imballo' then 'packaging' when 'trasporto' then 'transport' when 'programmazione' then 'programming'
    when 'controllo' then 'inspection' when 'attrezzature' then 'tooling' when 'altro' then 'other' else category end;

update works set charge = case charge
  when 'tempo' then 'time' when 'pezzo' then 'piece' when 'lotto' then 'lot' when 'metro' then 'metre'
  when 'foro' then 'hole' else charge end;

-- Saved views keep their filters as "field:value".
do $$
declare
  word record;
begin
  for word in
    select * from (values
      ('costs', 'basis:ora', 'basis:hour'), ('costs', 'basis:pezzo', 'basis:piece'), ('costs', 'basis:lotto', 'basis:lot'),
      ('costs', 'basis:ordine', 'basis:order'), ('costs', 'basis:percentuale', 'basis:percent'),
      ('costs', 'category:manodopera', 'category:labour'), ('costs', 'category:energia', 'category:energy'),
      ('costs', 'category:spese-generali', 'category:overheads'), ('costs', 'category:imballo', 'category:packaging'),
      ('costs', 'category:trasporto', 'category:transport'), ('costs', 'category:programmazione', 'category:programming'),
      ('costs', 'category:controllo', 'category:inspection'), ('costs', 'category:attrezzature', 'category:tooling'),
      ('costs', 'category:altro', 'category:other'),
      ('works', 'charge:tempo', 'charge:time'), ('works', 'charge:pezzo', 'charge:piece'), ('works', 'charge:lotto', 'charge:lot'),
      ('works', 'charge:metro', 'charge:metre'), ('works', 'charge:foro', 'charge:hole')
    ) as words (list, before, now)
  loop
    update list_settings
      set views = replace(views::text, '"' || word.before || '"', '"' || word.now || '"')::jsonb
      where list = word.list and position('"' || word.before || '"' in views::text) > 0;
  end loop;
end $$;

alter table costs force row level security;
alter table works force row level security;
alter table list_settings force row level security;

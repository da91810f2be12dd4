import { useQuery } from '@tanstack/react-query';
import { type Work, workChargeLabels } from '@truciolo/contract';
import { memo, useState } from 'react';
import { readQuoteClipboard } from '../../../../../entities/quotes/quote-clipboard.ts';
import { formatDecimal } from '../../../../../lib/format/numbers.ts';
import { rankChoices, rankOf } from '../../../../../lib/rank-choices.ts';
import { AddMenu } from '../rates/add-menu.tsx';
import { worksQuery } from '../rates/registry-queries.ts';
import type { PhaseActs } from './use-phase-acts.ts';

const findableWork = ({ name, code, tags, notes }: Work) => ({
  name,
  aliases: [code],
  notes: [...tags, notes].join(' '),
});

/** A phase from a process of the registry, from a time of the technical tools, or an empty one. */
export const AddPhase = memo(function AddPhase({ acts }: { readonly acts: PhaseActs }) {
  const [text, setText] = useState('');
  const [opened, setOpened] = useState(false);
  const found = useQuery({ ...worksQuery(text), enabled: opened });
  const works = found.data ?? [];
  const times = opened ? readQuoteClipboard() : [];
  return (
    <AddMenu
      label="Fase"
      search="Cerca una lavorazione"
      blank="Fase vuota"
      onOpen={() => setOpened(true)}
      onSearch={setText}
      isLate={found.isPending || found.isPlaceholderData}
      groups={(typed) => [
        {
          label: 'Tempi dagli strumenti',
          choices: times
            .map((time, index) => ({
              id: `time-${index}`,
              name: time.description,
              detail: `${time.isLeast ? 'almeno ' : ''}${formatDecimal(time.seconds / 60, 2)} min`,
            }))
            .filter(({ name }) => rankOf(typed, { name }) !== null),
        },
        {
          label: 'Lavorazioni',
          choices: rankChoices(typed, works, findableWork).map((work) => ({
            id: work.guid,
            name: work.name,
            detail: [workChargeLabels[work.charge], work.external ? work.supplier || 'esterna' : '']
              .filter(Boolean)
              .join(' · '),
          })),
        },
      ]}
      onBlank={(name) => acts.addBlank(null, name)}
      onPick={(id) => {
        const time = id.startsWith('time-') ? times[Number(id.slice(5))] : undefined;
        const work = works.find(({ guid }) => guid === id);
        if (time) acts.addTime(time);
        else if (work) acts.addWork(work);
      }}
    />
  );
});

import { costs, machines, materials, quotes, works } from '@truciolo/contract';
import { expect, it } from 'vitest';
import { expectError } from '../../../../test/expect-error.ts';
import { asBody, pin, pinQuote } from '../../../../test/quote-samples.ts';
import { registerFilledCompany, sharedTestServer } from '../../../../test/test-server.ts';

const server = sharedTestServer();

it('confirms values in the registries that were confirmed while sending, under the user’s name', async () => {
  const { call } = await registerFilledCompany(server);
  const query = { limit: 1, filter: ['priceConfirmed:false'] };
  const [material] = (await call(materials.list, { query })).rows;
  const [machine] = (await call(machines.list, { query: { limit: 1, filter: ['rateConfirmed:false'] } }))
    .rows;
  const [labour] = (
    await call(costs.list, { query: { limit: 50, filter: ['confirmed:false', 'basis:hour'] } })
  ).rows;
  if (!material || !machine || !labour) throw new Error('a new company starts with values to confirm');
  const rates = await call(quotes.ratesNow, {});
  const [part = pin()] = pinQuote().positions;
  const { stock } = part;
  if (stock?.kind !== 'blank') throw new Error('the sample is cut from a blank');
  const phases = part.phases.map((phase) =>
    phase.kind === 'time'
      ? {
          ...phase,
          machineId: machine.guid,
          programming: {
            minutes: { value: 30, origin: 'typed' as const },
            labourId: labour.guid,
            lots: 1,
          },
        }
      : phase,
  );
  const pick = <Row>(rows: Record<string, Row>, guid: string) => {
    const row = rows[guid];
    if (!row) throw new Error('today’s rates have every row');
    return { [guid]: row };
  };
  const document = pinQuote({
    positions: [{ ...part, phases, stock: { ...stock, materialId: material.guid } }],
    rates: {
      ...rates,
      materials: pick(rates.materials, material.guid),
      machines: pick(rates.machines, machine.guid),
      labour: pick(rates.labour, labour.guid),
      formulas: {},
    },
  });
  const { guid } = await call(quotes.create, { body: asBody(document) });
  await expectError(
    call(quotes.markSent, { params: { guid }, body: { confirmed: false } }),
    'QUOTE_TO_CONFIRM',
  );
  expect((await call(materials.get, { params: { guid: material.guid } })).priceConfirmed).toBe(false);
  await call(quotes.markSent, { params: { guid }, body: { confirmed: true } });

  expect((await call(materials.get, { params: { guid: material.guid } })).priceConfirmed).toBe(true);
  expect((await call(machines.get, { params: { guid: machine.guid } })).rateConfirmed).toBe(true);
  expect((await call(costs.get, { params: { guid: labour.guid } })).confirmed).toBe(true);
  const [entry] = await call(materials.history, { params: { guid: material.guid } });
  expect(entry).toMatchObject({
    actorName: 'Anna Moretti',
    changes: { priceConfirmed: { from: false, to: true } },
  });
  // The next quote, and the next revision of this one, have nothing left to ask.
  const again = await call(quotes.ratesNow, {});
  expect(again.materials[material.guid]?.price.origin).toBe('registry');
  await call(quotes.revise, { params: { guid } });
  const sent = await call(quotes.markSent, { params: { guid }, body: { confirmed: false } });
  expect(sent.state).toBe('sent');
});

it('leaves a price alone that has changed since', async () => {
  const { call } = await registerFilledCompany(server);
  const [material] = (await call(materials.list, { query: { limit: 1, filter: ['priceConfirmed:false'] } }))
    .rows;
  if (!material) throw new Error('a new company starts with values to confirm');
  const rates = {
    ...pinQuote().rates,
    materials: {
      [material.guid]: {
        name: material.designation,
        isoGroup: 'P',
        density: 7.85,
        price: { value: 123, origin: 'proposed' as const },
        chipPrice: null,
      },
    },
  };
  const [part = pin()] = pinQuote().positions;
  const { stock } = part;
  if (stock?.kind !== 'blank') throw new Error('the sample is cut from a blank');
  const positions = [{ ...part, stock: { ...stock, materialId: material.guid } }];
  const { guid } = await call(quotes.create, { body: asBody(pinQuote({ rates, positions })) });
  await call(quotes.markSent, { params: { guid }, body: { confirmed: true } });
  expect((await call(materials.get, { params: { guid: material.guid } })).priceConfirmed).toBe(false);
});

it('confirms the times of a process with those of a phase, and leaves a process with other times alone', async () => {
  const { call } = await registerFilledCompany(server);
  const time = (
    await call(works.list, { query: { limit: 100, filter: ['confirmed:false', 'charge:time'] } })
  ).rows
    .filter(({ setupMinutes, external }) => (setupMinutes ?? 0) > 0 && !external)
    .slice(0, 2);
  const [looked, other] = time;
  if (!looked || !other) throw new Error('a new company starts with times to confirm');
  const [part = pin()] = pinQuote().positions;
  const [turning] = part.phases;
  if (turning?.kind !== 'time') throw new Error('the sample begins with a phase on a machine');
  const proposed = (value: number | null) => ({ value, origin: 'proposed' as const });
  const phaseOf = (id: string, work: typeof looked, setup: number | null) => ({
    ...turning,
    id,
    workGuid: work.guid,
    setup: proposed(setup),
    cycle: work.cycleMinutes ? proposed(work.cycleMinutes) : turning.cycle,
  });
  const phases = [
    phaseOf('10', looked, looked.setupMinutes),
    phaseOf('20', other, (other.setupMinutes ?? 0) + 7),
  ];
  const document = pinQuote({ positions: [{ ...part, phases }] });
  const { guid } = await call(quotes.create, { body: asBody(document) });
  await call(quotes.markSent, { params: { guid }, body: { confirmed: true } });
  const confirmedOf = async (work: typeof looked) =>
    (await call(works.get, { params: { guid: work.guid } })).confirmed;
  expect([await confirmedOf(looked), await confirmedOf(other)]).toEqual([true, false]);
});

import { Button, Slider } from '@mantine/core';
import type { HourlyCostInput } from '@truciolo/contract';
import { euros, inEuro } from '@truciolo/money';
import { useState } from 'react';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { agree } from '../../../lib/format/counts.ts';
import { formatDecimal, formatNumber } from '../../../lib/format/numbers.ts';
import { useRecordForm } from '../../../registry/form/record-form-context.ts';
import { RecordSection } from '../../../registry/form/record-section.tsx';
import { guidedCost } from '../guided-cost.ts';
import { CostShares } from './cost-shares.tsx';
import classes from './rate.module.css';

const inputs = {
  investment: [
    'purchase',
    'residual',
    'years',
    'interest',
    'area',
    'areaCost',
    'maintenance',
    'insurance',
    'consumables',
  ],
  hours: ['daysPerYear', 'hoursPerShift', 'shifts', 'saturation'],
  running: ['power', 'load', 'energyCost', 'tools', 'operatorCost', 'manning', 'overheads'],
} as const;
const paths = (names: readonly string[]) => names.map((name) => `rateInput.${name}`);

type Scenario = Partial<Pick<HourlyCostInput, 'saturation' | 'hoursPerShift' | 'shifts' | 'purchase'>>;

/** The guided calculation: its inputs, its result, and alternatives. */
export function GuidedCost({ input }: { readonly input: HourlyCostInput }) {
  const { set } = useRecordForm();
  const [scenario, setScenario] = useState<Scenario>({});
  const tried = { ...input, ...scenario };
  const isTrial = Object.keys(scenario).length > 0;
  const plain = guidedCost(input);
  const outcome = guidedCost(tried);
  const use = (total: number) => {
    set('rateInput', tried);
    set('hourlyRate', total);
    set('rateMode', 'guided');
    set('rateConfirmed', true);
    setScenario({});
  };
  return (
    <>
      <RecordSection title="Quanto costa un’ora" note={isTrial ? 'prova con i cursori' : undefined}>
        {outcome.ok ? (
          <>
            <div className={classes.result}>
              <output className={classes.big}>
                {formatNumber(inEuro(outcome.cost.total), 2)} <span className="unit">€/h</span>
              </output>
              {isTrial && plain.ok ? (
                <span className="small muted">
                  con i dati: {formatNumber(inEuro(plain.cost.total), 2)} €/h
                </span>
              ) : null}
              <div className={classes.resultEnd}>
                {isTrial ? (
                  <Button size="xs" variant="subtle" onClick={() => setScenario({})}>
                    Riporta
                  </Button>
                ) : null}
                <Button size="xs" onClick={() => use(outcome.cost.total)}>
                  Usa questa tariffa
                </Button>
              </div>
            </div>
            <CostShares cost={outcome.cost} />
            <p className={classes.why}>
              {formatDecimal(outcome.cost.productiveHours, 0)} h l’anno: {formatDecimal(tried.daysPerYear, 1)}{' '}
              gg × {formatDecimal(tried.hoursPerShift, 2)} h × {formatDecimal(tried.shifts, 2)}{' '}
              {agree(tried.shifts, 'turno', 'turni')} × {formatDecimal(tried.saturation, 1)} % di saturazione.
            </p>
          </>
        ) : (
          <NoteBar tone="bad">{outcome.message}</NoteBar>
        )}
      </RecordSection>
      <RecordSection title="E se…" note="muovi i cursori: i dati restano come sono">
        <WhatIf
          label="Saturazione"
          text={`${formatDecimal(tried.saturation, 0)} %`}
          value={tried.saturation}
          min={20}
          max={100}
          step={1}
          onChange={(saturation) => setScenario({ ...scenario, saturation })}
        />
        <WhatIf
          label="Ore al giorno"
          text={`${formatDecimal(tried.hoursPerShift * tried.shifts, 1)} h`}
          value={tried.hoursPerShift * tried.shifts}
          min={4}
          max={24}
          step={1}
          onChange={(hours) => {
            // Eight hours make a shift: the operator's cost does not change, the machine's spreads.
            const shifts = Math.max(1, Math.ceil(hours / 8));
            setScenario({ ...scenario, shifts, hoursPerShift: hours / shifts });
          }}
        />
        <WhatIf
          label="Prezzo della macchina"
          text={`${formatNumber(inEuro(tried.purchase))} €`}
          value={inEuro(tried.purchase)}
          min={Math.round(inEuro(input.residual))}
          max={Math.max(20_000, Math.round(inEuro(2 * input.purchase)))}
          step={1000}
          onChange={(price) => setScenario({ ...scenario, purchase: euros(price) })}
        />
      </RecordSection>
      <RecordSection title="Investimento" fields={paths(inputs.investment)} />
      <RecordSection title="Ore produttive" fields={paths(inputs.hours)} />
      <RecordSection title="Esercizio" fields={paths(inputs.running)} />
    </>
  );
}

interface WhatIfProps {
  readonly label: string;
  readonly text: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly onChange: (value: number) => void;
}

function WhatIf({ label, text, value, ...slider }: WhatIfProps) {
  return (
    <div className={classes.slider}>
      <span>{label}</span>
      <Slider
        {...slider}
        value={value}
        label={null}
        size="sm"
        thumbLabel={label}
        thumbProps={{ 'aria-valuetext': text }}
      />
      <span className="num">{text}</span>
    </div>
  );
}

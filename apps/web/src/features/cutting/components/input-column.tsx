import { Button, Select } from '@mantine/core';
import type { Material } from '@truciolo/contract';
import type { InputField, RangeSymbol } from '@truciolo/cutting';
import { byMaterialNames } from '../../../entities/materials/findable-material.ts';
import { formatDecimal, formatNumber } from '../../../lib/format/numbers.ts';
import type { FieldUse } from '../tab-spec.ts';
import type { Cutting } from '../use-cutting.ts';
import { ChoiceControl, isTick } from './choice-control.tsx';
import { OperationDrawing } from './drawings/operation-drawing.tsx';
import classes from './inputs.module.css';
import { NumberField } from './number-field.tsx';
import { RangeRow } from './range-row.tsx';

const facts = ({ isoGroup, kc11, mc }: Material): string =>
  [
    `ISO ${isoGroup}`,
    kc11 === null ? 'senza kc1.1: niente forze né potenze' : `kc1.1 ${formatNumber(kc11)}`,
    mc === null ? '' : `mc ${formatDecimal(mc, 3)}`,
  ]
    .filter((part) => part !== '')
    .join(' · ');

const rangeSymbols: { readonly [Name in InputField]?: RangeSymbol } = {
  ap: 'ap',
  ae: 'ae',
  overhang: 'LD',
  S: 'S',
  allowance: 'allowance',
};

function MaterialSelect({ cutting }: { readonly cutting: Cutting }) {
  const { materials, material, setMaterial } = cutting;
  return (
    <Select
      className={classes.wide}
      label="Materiale"
      placeholder={materials.isPending ? 'Carico i materiali…' : 'Nessuno: solo giri, avanzamenti e tempi'}
      description={material ? facts(material) : undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      searchable
      filter={byMaterialNames(materials.data)}
      clearable
      allowDeselect={false}
      clearButtonProps={{ 'aria-label': 'Nessun materiale' }}
      data={(materials.data ?? []).map(({ guid, designation, wnr }) => ({
        value: guid,
        label: wnr ? `${designation} · ${wnr}` : designation,
      }))}
      value={material?.guid ?? null}
      onChange={(guid) => setMaterial(guid ?? '')}
      nothingFoundMessage="Nessun materiale con questo nome"
      error={materials.isError ? 'I materiali non si sono caricati: riprova più tardi.' : null}
    />
  );
}

function Ranges({ cutting }: { readonly cutting: Cutting }) {
  const { evaluation, typed, forget } = cutting;
  const { tab, values, ranges } = evaluation;
  const feedBy = tab.feeds.find((feed) => feed === values.choice('feedBy'));
  const ranged = values.fields.filter(({ place }) => place === 'range');
  const names = ['vc', 'n', 'speedBy', 'feedBy', ...tab.feeds, ...ranged.map(({ name }) => name)];
  const hasTyped = names.some((name) => typed[name] !== undefined);
  return (
    <div className={classes.ranges}>
      <div className={classes.rangesHead}>
        <span className={classes.legend}>
          <i /> consigliato
        </span>
        <Button size="xs" variant="subtle" disabled={!hasTyped} onClick={() => forget(names)}>
          Usa i valori consigliati
        </Button>
      </div>
      {tab.startSpeed === undefined ? null : (
        <RangeRow
          cutting={cutting}
          name={values.choice('speedBy') === 'n' ? 'n' : 'vc'}
          symbol="vc"
          alternatives={['vc', 'n']}
        />
      )}
      {feedBy ? (
        <RangeRow cutting={cutting} name={feedBy} symbol={ranges.fz ? 'fz' : 'f'} alternatives={tab.feeds} />
      ) : null}
      {ranged.map(({ name, label }) => (
        <RangeRow
          key={name}
          cutting={cutting}
          name={name}
          label={label}
          symbol={rangeSymbols[name] ?? 'ap'}
        />
      ))}
    </div>
  );
}

/** Drawing, material, tool and cut: all inputs. */
export function InputColumn({ cutting }: { readonly cutting: Cutting }) {
  const { evaluation, system } = cutting;
  const { tab, values } = evaluation;
  const at = (place: FieldUse['place']) =>
    values.fields
      .filter((field) => field.place === place)
      .map(({ name, label }) => <NumberField key={name} cutting={cutting} name={name} label={label} />);
  const choices = (place: 'main' | 'more', ticks: boolean) =>
    values.choices
      .filter((choice) => choice.place === place && isTick(choice) === ticks)
      .map((choice) => <ChoiceControl key={choice.name} cutting={cutting} choice={choice} />);
  return (
    <section className={classes.column} aria-label="Dati">
      <div className={classes.picture}>
        <OperationDrawing tab={tab} values={values} system={system} />
      </div>
      <div className={classes.grid}>
        <MaterialSelect cutting={cutting} />
        {choices('main', false)}
        {at('main')}
        {choices('main', true)}
      </div>
      <Ranges cutting={cutting} />
      <details className={classes.more}>
        <summary>Affina il calcolo</summary>
        <div className={classes.grid}>
          {choices('more', false)}
          {at('more')}
          {choices('more', true)}
        </div>
      </details>
    </section>
  );
}

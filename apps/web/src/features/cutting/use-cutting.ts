import { useQuery } from '@tanstack/react-query';
import type { Material } from '@truciolo/contract';
import { fields, type InputField } from '@truciolo/cutting';
import type { UnitSystem } from '@truciolo/units';
import { useEffect, useMemo, useState } from 'react';
import { machinesQuery } from '../../entities/machines/machines-query.ts';
import { materialsQuery } from '../../entities/materials/materials-query.ts';
import { contextOf } from './cut-context.ts';
import { proposedMachine } from './cutting-machine.ts';
import { readDraft, writeDraft } from './draft.ts';
import { type Evaluation, evaluateTab, quantity } from './evaluate-tab.ts';
import type { TabSpec } from './tab-spec.ts';
import type { Typed } from './tab-values.ts';
import { storeTyped, writeNumber } from './typed-number.ts';

const NOTHING: Typed = {};
const NONE: readonly never[] = [];

/** The most common steel, until the user chooses. */
const proposedMaterial = (materials: readonly Material[]): Material | undefined =>
  materials.find(({ designation }) => /^C45\b/.test(designation)) ??
  materials.find(({ kc11 }) => kc11 !== null);

/** While a field is wrong the page shows, muted, the last valid result of this tab. */
function useLastGood(evaluation: Evaluation): Evaluation {
  const [good, setGood] = useState(evaluation);
  if (evaluation.outcome.ok && evaluation !== good) setGood(evaluation);
  return evaluation.outcome.ok || good.tab !== evaluation.tab ? evaluation : good;
}

/** Everything the page shows and everything it can be told, for one tab. */
export function useCutting(tab: TabSpec) {
  const [draft, setDraft] = useState(readDraft);
  useEffect(() => writeDraft(draft), [draft]);

  const materials = useQuery(materialsQuery);
  const machines = useQuery(machinesQuery);
  const chosenMaterial = draft.materialGuid;
  const material =
    chosenMaterial === undefined
      ? proposedMaterial(materials.data ?? NONE)
      : materials.data?.find(({ guid }) => guid === chosenMaterial);
  const chosenMachine = draft.machineGuids[tab.family];
  const machine =
    chosenMachine === undefined
      ? proposedMachine(machines.data ?? NONE, tab.family)
      : machines.data?.find(({ guid }) => guid === chosenMachine);
  const context = useMemo(() => contextOf(material, machine), [material, machine]);

  const typed = draft.tabs[tab.slug] ?? NOTHING;
  const evaluation = useMemo(() => evaluateTab(tab, typed, context), [tab, typed, context]);
  const shown = useLastGood(evaluation);
  const { system } = draft;

  const change = (next: (typed: Typed) => Typed) =>
    setDraft((was) => ({ ...was, tabs: { ...was.tabs, [tab.slug]: next(was.tabs[tab.slug] ?? NOTHING) } }));

  return {
    draft,
    typed,
    system,
    material,
    machine,
    materials,
    machines,
    context,
    evaluation,
    /** The evaluation whose results are on the page. */
    shown,
    setSystem: (next: UnitSystem) => setDraft((was) => ({ ...was, system: next })),
    setMaterial: (guid: string) => setDraft((was) => ({ ...was, materialGuid: guid })),
    setMachine: (guid: string) =>
      setDraft((was) => ({ ...was, machineGuids: { ...was.machineGuids, [tab.family]: guid } })),
    type: (name: InputField, text: string) => change((was) => ({ ...was, [name]: storeTyped(text, system) })),
    choose: (name: string, value: string) => change((was) => ({ ...was, [name]: value })),
    /** From now on this one is given, starting from its present value; its counterpart is calculated. */
    give: (name: InputField) => {
      const by = name === 'n' || name === 'vc' ? 'speedBy' : 'feedBy';
      const value = shown.outcome.ok ? quantity(shown.outcome.result, name) : undefined;
      const text = value === undefined ? undefined : writeNumber(value, fields[name].unit, system);
      change((was) => ({
        ...was,
        [by]: name,
        ...(text === undefined ? {} : { [name]: storeTyped(text, system) }),
      }));
    },
    /** Back to the recommended values: typed values of these fields are dropped. */
    forget: (names: readonly string[]) =>
      change((was) => Object.fromEntries(Object.entries(was).filter(([name]) => !names.includes(name)))),
    load: (next: Typed, materialGuid: string | null, machineGuid: string | null) =>
      setDraft((was) => ({
        ...was,
        materialGuid: materialGuid ?? '',
        machineGuids: { ...was.machineGuids, [tab.family]: machineGuid ?? '' },
        tabs: { ...was.tabs, [tab.slug]: next },
      })),
  };
}

export type Cutting = ReturnType<typeof useCutting>;

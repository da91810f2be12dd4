import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ShopPageSettings, ShopPageView } from '@truciolo/contract';
import type { ReactNode } from 'react';
import { PageHead } from '../../../components/page-head/page-head.tsx';
import { Panel } from '../../../components/panel/panel.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { materialsQuery } from '../../../entities/materials/materials-query.ts';
import { ConflictDialog } from '../../../registry/record/conflict-dialog.tsx';
import { previewQuery, settingsQuery } from '../api/settings-calls.ts';
import { ChoiceSection } from '../components/choice-section.tsx';
import { PageSection } from '../components/page-section.tsx';
import { PriceSection } from '../components/price-section.tsx';
import { SharePanel } from '../components/share-panel.tsx';
import classes from '../components/shop-settings.module.css';
import { fieldLabels } from '../settings-words.ts';
import { useSettings } from '../use-settings.ts';

/** Shows the page as its settings stand; it belongs to another feature. */
type Preview = (shop: ShopPageView) => ReactNode;

export function ShopSettingsPage({ preview }: { readonly preview: Preview }) {
  const query = useQuery(settingsQuery);
  return (
    <QueryState query={query} failed="Le impostazioni della pagina non si sono caricate">
      {(stored) => <Editor stored={stored} preview={preview} />}
    </QueryState>
  );
}

interface EditorProps {
  readonly stored: ShopPageSettings;
  readonly preview: Preview;
}

function Editor({ stored, preview }: EditorProps) {
  const { form, isDirty, isSaving, conflicts, ...acts } = useSettings(stored);
  const saved = useQuery(previewQuery).data;
  const materials = useQuery(materialsQuery).data ?? [];
  const { values } = form;
  const url = new URL(`/officina/${stored.slug}`, stored.url).href;
  const chosen = materials.filter(({ guid }) => values.materials.includes(guid));
  const shown = saved && {
    ...saved,
    tagline: values.tagline,
    languages: values.languages,
    prices: values.priceMode,
    answerDays: values.answerDays,
    retentionMonths: values.retentionMonths,
    treatments: values.treatments.map(({ name }) => name).filter((name) => name !== ''),
    materials:
      chosen.length > 0
        ? saved.materials.filter(({ guid }) => chosen.some((one) => one.guid === guid))
        : saved.materials,
  };
  return (
    <form noValidate onSubmit={acts.submit}>
      <PageHead
        title="Pagina per i clienti"
        note={isDirty ? 'modifiche da salvare' : stored.active ? 'aperta' : 'chiusa'}
        tools={
          isDirty ? (
            <Button variant="subtle" onClick={acts.undo}>
              Annulla modifiche
            </Button>
          ) : null
        }
        action={
          <Button variant="filled" type="submit" disabled={!isDirty || isSaving}>
            {isSaving ? 'Salvataggio…' : 'Salva'}
          </Button>
        }
      />
      <div className={classes.layout}>
        <div className={classes.column}>
          <PageSection form={form} />
          <PriceSection form={form} />
          <ChoiceSection form={form} />
        </div>
        <div className={classes.column}>
          <Panel title="Anteprima">{shown ? preview(shown) : null}</Panel>
          <SharePanel url={url} isActive={stored.active} />
        </div>
      </div>
      {conflicts ? (
        <ConflictDialog
          conflicts={conflicts}
          labelOf={(name) => fieldLabels[name as keyof typeof fieldLabels] ?? name}
          textOf={(_name, value) => (value === '' ? '(vuoto)' : String(value))}
          onCancel={acts.cancelConflicts}
          onChoose={acts.settle}
        />
      ) : null}
    </form>
  );
}

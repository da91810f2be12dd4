import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { sameJson } from '@truciolo/changes';
import type { BarDraft } from '@truciolo/quote';
import { useMemo } from 'react';
import { materialsQuery } from '../../../../../entities/materials/materials-query.ts';
import classes from './stock.module.css';
import { nextUsual, usualSizes } from './usual-sizes.ts';

interface UsualSizeChipsProps {
  readonly stock: BarDraft;
  readonly onChange: (stock: BarDraft) => void;
}

/** The sizes that the material's record names, one press each. */
export function UsualSizeChips({ stock, onChange }: UsualSizeChipsProps) {
  const { data: materials } = useQuery(materialsQuery);
  const shapes = materials?.find(({ guid }) => guid === stock.materialId)?.shapes;
  const sizes = useMemo(() => usualSizes(shapes ?? []), [shapes]);
  const next = nextUsual(stock.section, sizes);
  if (sizes.length === 0 && !next) return null;
  return (
    <fieldset className={classes.usual}>
      <legend>Misure usuali</legend>
      {sizes.map(({ label, section }) => (
        <Button
          key={label}
          size="compact-xs"
          variant={sameJson(stock.section, section) ? 'light' : 'default'}
          aria-pressed={sameJson(stock.section, section)}
          onClick={() => onChange({ ...stock, section })}
        >
          {label}
        </Button>
      ))}
      {next ? (
        <span className={classes.unusual}>
          Non è una misura di magazzino: la prima più grande è{' '}
          <Button
            size="compact-xs"
            onClick={({ currentTarget }) => {
              // This button goes with the remark: the keyboard goes on at the size.
              const section = currentTarget.closest('[data-section]');
              onChange({ ...stock, section: next.section });
              section?.querySelector<HTMLElement>('input[data-field^="stock.section."]')?.focus();
            }}
          >
            {next.label}
          </Button>
        </span>
      ) : null}
    </fieldset>
  );
}

import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import {
  type EarlierPart,
  lookOf,
  type RequestField,
  type RequestPosition,
  type ShopRequest,
} from '@truciolo/contract';
import { inEuro } from '@truciolo/money';
import { Link } from 'react-router';
import { formatEuro } from '../../../lib/format/numbers.ts';
import { formatNearDay } from '../../../lib/format/rome-day.ts';
import { quotePath, readingPath } from '../../../lib/pages.ts';
import { earlierQuery } from '../api/request-calls.ts';
import { nameOf, shortMaterial } from '../request-words.ts';
import frame from './preview.module.css';
import classes from './preview-positions.module.css';

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);

/** Short forms keep a row at one line: days without the current year, a material without its standard. */
const shortened = (value: string): string =>
  isDay(value) ? formatNearDay(value, Date.now()) : shortMaterial(value);

function Value({ field }: { readonly field: RequestField | undefined }) {
  const look = lookOf(field);
  if (look === 'missing' || !field) return <span className={classes.missing}>– manca</span>;
  if (look === 'conflict') {
    const values = [...new Set(field.readings.map(({ value }) => shortened(value)))];
    return (
      <span className={classes.two}>
        <IconAlertTriangle size={12} stroke={1.8} aria-hidden="true" /> {values.join(' o ')}?
      </span>
    );
  }
  return (
    <>
      <span title={field.value}>{shortened(field.value) || '–'}</span>{' '}
      {look === 'settled' ? <IconCheck className={classes.ok} size={13} aria-label="confermato" /> : null}
    </>
  );
}

function Earlier({ known }: { readonly known: EarlierPart | undefined }) {
  if (!known) return null;
  return (
    <>
      <Link to={quotePath(known.quoteGuid)}>{known.number}</Link>
      <small>
        {known.revision ? `rev. ${known.revision}, ` : ''}
        {known.unit === null ? '' : `${formatEuro(inEuro(known.unit))} a ${known.quantity} pz`}
      </small>
    </>
  );
}

export function PreviewPositions({ request }: { readonly request: ShopRequest }) {
  const { positions } = request.content;
  const codes = positions.map(({ fields }) => fields.code?.value ?? '').join('|');
  const earlier = useQuery({ ...earlierQuery(request.guid, codes), enabled: positions.length > 0 });
  const first = ({ id }: RequestPosition) => earlier.data?.find(({ positionId }) => positionId === id);
  return (
    <section className={classes.positions} aria-label="Posizioni trovate">
      <div className={frame.bar}>
        <h3>Posizioni trovate</h3>
        <span>{positions.length}</span>
        {request.state === 'quoted' ? null : (
          <Link to={readingPath(request.guid)}>Leggi i disegni uno a uno</Link>
        )}
      </div>
      {positions.length === 0 ? null : (
        <div className={classes.scroll}>
          <table>
            <thead>
              <tr>
                <th />
                <th>Codice e nome</th>
                <th>Materiale</th>
                <th className={classes.right}>Quantità</th>
                <th>Consegna</th>
                <th className={classes.right}>Già fatto</th>
              </tr>
            </thead>
            <tbody>
              {positions.map((position, index) => (
                <tr key={position.id}>
                  <td>
                    <i className={frame.number}>{index + 1}</i>
                  </td>
                  <td>
                    <b>{nameOf(position, index)}</b>
                    <small className={classes.code}>
                      {position.fields.code?.value}
                      {position.fields.revision?.value ? ` rev. ${position.fields.revision.value}` : ''}
                    </small>
                  </td>
                  <td>
                    <Value field={position.fields.material} />
                  </td>
                  <td className={`${classes.right} ${classes.short}`}>
                    <Value field={position.fields.quantities} />
                  </td>
                  <td className={classes.short}>
                    <Value field={position.fields.due} />
                  </td>
                  <td className={classes.right}>
                    <Earlier known={first(position)} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

import { useQuery } from '@tanstack/react-query';
import { inEuro } from '@truciolo/money';
import { ListPlaceholder } from '../../../components/placeholders/placeholders.tsx';
import { ErrorState } from '../../../components/states/error-state.tsx';
import { Table } from '../../../components/table/table.tsx';
import { Tag } from '../../../components/tags/pill.tsx';
import { formatDate } from '../../../lib/format/dates.ts';
import { formatNumber } from '../../../lib/format/numbers.ts';
import { useRecordForm } from '../../../registry/form/record-form-context.ts';
import { RecordSection } from '../../../registry/form/record-section.tsx';
import { pricesQuery } from '../api/prices-query.ts';
import { PriceChart } from './price-chart.tsx';

/** The prices the material has had. */
export function PricesTab() {
  const { guid } = useRecordForm();
  return (
    <RecordSection title="Storico dei prezzi">
      {guid === null ? (
        <p className="muted small">Salva il materiale: da lì ogni prezzo nuovo resta nello storico.</p>
      ) : (
        <Prices guid={guid} />
      )}
    </RecordSection>
  );
}

function Prices({ guid }: { readonly guid: string }) {
  const prices = useQuery(pricesQuery(guid));
  if (prices.isError) {
    return (
      <ErrorState
        title="I prezzi non si sono aperti"
        error={prices.error}
        retry={() => void prices.refetch()}
      />
    );
  }
  if (!prices.data) return <ListPlaceholder />;
  if (prices.data.length === 0) return <p className="muted small">Nessun prezzo registrato.</p>;
  return (
    <>
      {prices.data.length > 1 ? <PriceChart prices={prices.data} /> : null}
      <Table label="Storico dei prezzi" compact>
        <thead>
          <tr>
            <th>Dal</th>
            <th className="num">€/kg</th>
            <th>Fonte</th>
          </tr>
        </thead>
        <tbody>
          {prices.data.map(({ at, pricePerKg, source, confirmed }) => (
            <tr key={at}>
              <td>{formatDate(at)}</td>
              <td className="num">{formatNumber(inEuro(pricePerKg), 2)}</td>
              <td>{confirmed ? source : <Tag tone="warn">da confermare</Tag>}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}

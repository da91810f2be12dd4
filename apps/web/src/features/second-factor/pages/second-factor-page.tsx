import { useQuery } from '@tanstack/react-query';
import { PageBody, PageHead } from '../../../components/page-head/page-head.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { secondFactorQuery } from '../api/second-factor-calls.ts';
import { Standing } from '../components/standing.tsx';

export function SecondFactorPage() {
  const state = useQuery(secondFactorQuery);
  return (
    <>
      <PageHead title="Verifica in due passaggi" note="per entrare, password e telefono" />
      <PageBody width="form">
        <QueryState query={state} failed="La verifica in due passaggi non si è caricata" rows={3}>
          {(data) => <Standing state={data} />}
        </QueryState>
      </PageBody>
    </>
  );
}

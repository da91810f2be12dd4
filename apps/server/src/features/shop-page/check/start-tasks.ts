import type { Services } from '../../../platform/context.ts';
import { task } from '../../../platform/tasks/task.ts';
import { readModels } from './read-models.ts';

interface Sent {
  readonly companyGuid: string;
  readonly requestGuid: string;
}

/** Five tries from a minute: the reader may be busy with others. */
const modelReading = task<Sent>({ name: 'shop-page-models', retries: 5, retryDelay: 60 });

export const sendToReading = ({ tasks }: Pick<Services, 'tasks'>, sent: Sent): Promise<void> =>
  tasks.send(modelReading, sent, sent.requestGuid);

export const startShopPageTasks = (services: Services): Promise<void> =>
  services.tasks.work(modelReading, ({ companyGuid, requestGuid }) =>
    readModels(services, companyGuid, requestGuid),
  );

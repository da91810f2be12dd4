export { between, type Chance, makeChance, pick } from './chance.ts';
export { sampleCustomers } from './customers.data.ts';
export { asSent, makeDocument, SAMPLE_VALIDITY } from './make-document.ts';
export type { SampleRates } from './make-position.ts';
export { addSampleCustomers } from './sample-customers.ts';

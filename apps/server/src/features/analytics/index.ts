export { rollUpUsage } from './roll-up.ts';

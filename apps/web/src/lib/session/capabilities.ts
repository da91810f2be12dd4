export { hasCapability, mayCall } from '@truciolo/contract';

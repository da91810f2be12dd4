import address from './flangia-esempio.step?url';

const NAME = 'flangia-esempio.step';

/** A sample flange for users without a model. */
export async function openExample(): Promise<readonly File[]> {
  const response = await fetch(address);
  return response.ok ? [new File([await response.blob()], NAME)] : [];
}

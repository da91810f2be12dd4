import address from './flangia-esempio.step?url';

const NAME = 'flangia-esempio.step';

/** The house's own flange, for who has no model at hand. */
export async function openExample(): Promise<readonly File[]> {
  const response = await fetch(address);
  return response.ok ? [new File([await response.blob()], NAME)] : [];
}

/** By the hour of the day in Rome; without gender, as all our words. */
export function greeting(hour: number): string {
  if (hour >= 5 && hour < 13) return 'Buongiorno';
  if (hour >= 13 && hour < 18) return 'Buon pomeriggio';
  return 'Buonasera';
}

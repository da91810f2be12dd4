/** 3:08 or 1:02:15; tenths below a minute would be lost, so 8,4 s stays seconds in tables and 0:08 here. */
export function clockText(seconds: number): string {
  const whole = Math.round(Math.max(0, seconds));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const rest = String(whole % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

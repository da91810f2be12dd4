/**
 * A value of a kernel enumeration. At run time the kernel takes the name as text; its published types describe the
 * enumerations as objects.
 */
export const enumValue = <Enumeration>(name: `TopAbs_${string}`): Enumeration =>
  name as unknown as Enumeration;

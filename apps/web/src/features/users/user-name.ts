interface Named {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** Name and surname; the address while they are empty. */
export const userName = ({ firstName, lastName, email }: Named): string =>
  `${firstName} ${lastName}`.trim() || email;

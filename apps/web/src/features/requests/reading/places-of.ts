import { lookOf, type RequestFieldKey, type RequestPlace, type RequestPosition } from '@truciolo/contract';

export interface FieldPlace {
  readonly key: RequestFieldKey;
  /** Index of the reading that has its proof here. */
  readonly reading: number;
  readonly place: RequestPlace;
  readonly isSure: boolean;
}

/** Every rectangle of a file in which a value of the position was read. */
export const placesOf = ({ fields }: RequestPosition, file: string): readonly FieldPlace[] =>
  (Object.entries(fields) as [RequestFieldKey, RequestPosition['fields'][RequestFieldKey]][]).flatMap(
    ([key, field]) =>
      (field?.readings ?? []).flatMap(({ proofs }, reading) =>
        proofs
          .filter((proof) => proof.file === file)
          .flatMap(({ places }) =>
            places.map((place) => ({
              key,
              reading,
              place,
              isSure: ['settled', 'sure'].includes(lookOf(field)),
            })),
          ),
      ),
  );

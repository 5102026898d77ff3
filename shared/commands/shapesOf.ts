/** Makes the shapes of commands from their fields. Imports zod: for the boundary. */
import { z } from 'zod';

type Fields = Readonly<Record<string, z.ZodRawShape>>;

type Shapes<F extends Fields> = {
  readonly [T in keyof F & string]: z.ZodObject<{ type: z.ZodLiteral<T> } & F[T], z.core.$strict>;
};

/** Every command is told apart by its `type`, which is the name its fields stand under here. */
export function shapesOf<const F extends Fields>(fields: F): Shapes<F> {
  const shapes = Object.entries(fields).map(([type, own]) => [
    type,
    z.strictObject({ type: z.literal(type), ...own }),
  ]);
  return Object.fromEntries(shapes) as Shapes<F>;
}

// Defines a command by its forms: what people read of it, what is taken, what is refused and the types of the values are one.
import type { Result } from '../../shared/result.ts'
import type { BadWord, UsageCode } from './usage-problem.ts'

/** Reads one word, or the value of a flag; `name` is what stands for it in the usage, `flag` is empty for a word. */
export type ValueReader<Value> = (
  typed: string,
  name: string,
  flag: string,
) => Result<Value, BadWord>

/** What a choice such as `accept|reject` is read as: one of its own words. */
export type OneOfName = { readonly oneOfName: true }

/**
 * The parts of one way to write a command, words before flags, each with what reads its value: WORD, [WORD],
 * `one|of these`, WORD … for one or more, --flag VALUE, [--flag VALUE …] where it may be repeated, [--one | --other]
 * where one shuts the other out, WORD2 for the second of a name, and (WORD | --flag VALUE) or the same without brackets where one of them is needed.
 * A null goes with flags that take no value, and with words that stand as they are typed.
 */
export type Form = Readonly<Record<string, ValueReader<unknown> | null>>

/**
 * The forms by their first word. A name in capitals stands for no word: its form is for whatever has none of the
 * others; the empty name is the command alone; a bar stands between words that share a form. A form behind ~ is taken and not told.
 */
export type Command = {
  forms: Readonly<Record<string, Form>>
  /** Flags that go with every form. */
  tail?: Form
  /** What is said where the words fit no form; the usage alone when absent. */
  misfit?: UsageCode
  /** What is said of flags that shut each other out. */
  excludes?: UsageCode
  /** Finds what no form can say: values that don't go together. */
  check?: (values: Readonly<Record<string, unknown>>, form: string) => BadWord | null
}

export function defineCommand<const Defined extends Command>(command: Defined): Defined {
  return command
}

/** A command of one form. */
export function defineForm<const Parts extends Form>(parts: Parts): { forms: { WHOLE: Parts } } {
  return { forms: { WHOLE: parts } }
}

type Split<Text, By extends string> = Text extends `${infer First}${By}${infer Rest}`
  ? First | Split<Rest, By>
  : Text

type ReadBy<Reader, Name> =
  Reader extends ValueReader<infer Value>
    ? Value extends OneOfName
      ? Split<Name, '|'>
      : Value
    : boolean

type Many<Name, Value> = Name extends `${string} …` ? Value[] : Value

type Plain<Name> = Name extends `${infer First} …` ? First : Name

/** One of the parts between bars. */
type Field<Part, Reader> = Part extends `-o ${infer Name}`
  ? { out: ReadBy<Reader, Name> }
  : Part extends `--${infer Flag} ${infer Name}`
    ? { [K in Flag]: Many<Name, ReadBy<Reader, Plain<Name>>> }
    : Part extends `--${infer Flag}`
      ? { [K in Flag]: boolean }
      : Part extends '-'
        ? { [K in never]: never }
        : { [K in Plain<Part> & string]: Many<Part, ReadBy<Reader, Plain<Part>>> }

type Joined<Union> = (Union extends unknown ? (member: Union) => void : never) extends (
  member: infer Whole,
) => void
  ? Whole
  : never

/** Words with bars alone are one word, named by all of it. */
type Fields<Text, Reader> = Text extends `${string}--${string}`
  ? Text extends `${string} | ${string}`
    ? Partial<Joined<FieldOfEach<Split<Text, ' | '>, Reader>>>
    : Field<Text, Reader>
  : Field<Text, Reader>

type FieldOfEach<Part, Reader> = Part extends unknown ? Field<Part, Reader> : never

type Piece<Text, Reader> = Text extends `[${infer Inner}]`
  ? Partial<Fields<Inner, Reader>>
  : Text extends `(${infer Inner})`
    ? Fields<Inner, Reader>
    : Fields<Text, Reader>

type Simplified<Type> = { [Key in keyof Type]: Type[Key] }

type ValuesOfForm<Parts> = Simplified<
  Joined<{ [Text in keyof Parts]: Piece<Text, Parts[Text]> }[keyof Parts]>
>

type TailOf<Defined> = Defined extends { tail: infer Tail } ? Tail : unknown

/** What is read of the form of this name. */
export type Values<Defined extends Command, Name extends keyof Defined['forms']> = ValuesOfForm<
  Defined['forms'][Name] & TailOf<Defined>
>

/** Which form was written, its first word where it has one, and its values. */
export type Call = { form: string; act: string; values: Readonly<Record<string, unknown>> }

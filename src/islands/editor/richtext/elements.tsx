import { createContext, use, type ReactNode } from 'react';
import type { RenderElementProps, RenderLeafProps } from 'slate-react';
import { numbersOf } from '../../../content/rich-text/levels.ts';
import type { Block, Item } from '../../../content/rich-text/schema.ts';

/** Slate leaves open what it draws. */
type RenderProps<Props> = Omit<Props, 'children'> & { readonly children?: ReactNode };

/** The numbers of a list's entries: they change when entries above them do. */
const Numbers = createContext<ReadonlyMap<Item, number | null>>(new Map());

type List = Extract<Block, { type: 'list' }>;

function ListElement({ list, children }: { readonly list: List; readonly children: ReactNode }) {
  const numbers = numbersOf(list.children, list.ordered, list.start);
  const byItem = new Map(list.children.map((item, index) => [item, numbers[index] ?? null]));
  return <Numbers value={byItem}>{children}</Numbers>;
}

/** Lists are flat here: an entry is moved in by its level, and has the number that it has on the page. */
function ItemElement({
  item,
  attributes,
  children,
}: RenderProps<RenderElementProps> & { item: Item }) {
  const number = use(Numbers).get(item) ?? null;
  const { level = 0 } = item;
  return (
    <li
      {...attributes}
      value={number ?? undefined}
      aria-level={level + 1}
      data-mark={number === null ? 'bullet' : 'number'}
      data-level={level}
    >
      {children}
    </li>
  );
}

/** As the page shows it (layouts/components/text/RichText.astro). */
export function Element({ element, attributes, children }: RenderProps<RenderElementProps>) {
  switch (element.type) {
    case 'link':
      return (
        <a {...attributes} href={element.href}>
          {children}
        </a>
      );
    case 'list': {
      const Tag = element.ordered ? 'ol' : 'ul';
      return (
        <Tag {...attributes}>
          <ListElement list={element}>{children}</ListElement>
        </Tag>
      );
    }
    case 'item':
      return (
        <ItemElement item={element} attributes={attributes} element={element}>
          {children}
        </ItemElement>
      );
    case 'paragraph':
      return <p {...attributes}>{children}</p>;
  }
}

export function Leaf({ leaf, attributes, children }: RenderProps<RenderLeafProps>) {
  let inner = children;
  if (leaf.sup) inner = <sup>{inner}</sup>;
  if (leaf.sub) inner = <sub>{inner}</sub>;
  if (leaf.strike) inner = <s>{inner}</s>;
  if (leaf.italic) inner = <em>{inner}</em>;
  if (leaf.bold) inner = <strong>{inner}</strong>;
  return (
    <span {...attributes} lang={leaf.lang}>
      {inner}
    </span>
  );
}

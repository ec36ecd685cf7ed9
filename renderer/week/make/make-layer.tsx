// Over the week while empty time is chosen: what is read aloud, the keys that choose, and the menu of what to make there.
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { windowWords } from '../../../shared/i18n/window-words.ts'
import type { Place } from '../../../shared/schedule/place.ts'
import { sayPlace } from '../../../shared/words/schedule/say-place.ts'
import { focusItem, walkMenu } from '../../kit/focus.ts'
import type { Cells } from '../../store/carry-store.ts'
import type { Desk, OpenDialog } from '../../store/desk.ts'
import { useDesk, useStore } from '../../store/use-store.ts'
import { useWords, useLanguage } from '../../words/words.ts'
import { isDayShown } from '../../store/week-store.ts'
import { placePopover } from '../details/use-popover.ts'
import { chooseCells, leaveCells, placeOfCells, steerCells } from './cells.ts'
import { focusWeek } from '../drag/hand-edit.ts'
import styles from './make.module.css'
import { listen } from '../../kit/listen.ts'

export function MakeLayer() {
  const desk = useDesk()
  const language = useLanguage()
  const cells = useStore(desk.carry.view, (view) => view.cells)
  const window = useStore(desk.week.view, ({ state }) => state?.window)
  const isByKeys = cells?.by === 'keys' && !cells.isOpen
  useEffect(() => {
    if (!isByKeys) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (!steerCells(desk, event)) return
      event.preventDefault()
      event.stopPropagation()
    }
    return listen(document, { keydown: onKey }, { capture: true })
  }, [desk, isByKeys])
  // With the week what was chosen on it goes.
  useEffect(() => () => chooseCells(desk, null), [desk])
  const day = cells?.day
  const isDrawn = useStore(desk.week.view, () => day === undefined || isDayShown(desk.week, day))
  useEffect(() => {
    if (!isDrawn) leaveCells(desk)
  }, [desk, isDrawn])
  const where =
    cells === null || window === undefined ? '' : sayPlace(window, placeOfCells(cells), language)
  return (
    <>
      <div className="for-screen-readers" aria-live="assertive" data-cells-said="">
        {cells?.isAtEnd === true ? `${where}. ${windowWords[language].make.end}` : where}
      </div>
      {cells?.isOpen === true && isDrawn ? <MakeMenu cells={cells} where={where} /> : null}
    </>
  )
}

const kinds = ['study', 'appointment', 'class'] as const

function dialogFor(kind: (typeof kinds)[number], at: Place): OpenDialog {
  switch (kind) {
    case 'study':
      return { kind: 'add-study', course: '', at }
    case 'appointment':
      return { kind: 'appointment', at }
    default:
      return { kind: 'timetable', at }
  }
}

function MakeMenu({ cells, where }: { cells: Cells; where: string }) {
  const desk = useDesk()
  const words = useWords().make
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = list.current
    const anchor = document.querySelector('[data-cells]')?.getBoundingClientRect()
    if (element === null || anchor === undefined) return
    element.showPopover()
    const page = { width: window.innerWidth, height: window.innerHeight }
    const { left, top } = placePopover(anchor, element.getBoundingClientRect(), page)
    element.style.left = `${left}px`
    element.style.top = `${top}px`
    focusItem(element, 0)
  }, [])
  useWayOut(desk, list)
  return (
    <div
      ref={list}
      popover="manual"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element has this role
      role="menu"
      tabIndex={-1}
      aria-label={words.title(where)}
      className={`ink raised edged floats small ${styles.menu}`}
      onToggle={({ newState }) => (newState === 'closed' ? leaveCells(desk) : undefined)}
      onKeyDown={(event) => walkMenu(event, list.current)}
    >
      <p className="quiet pad-y-4 pad-x-10">{where}</p>
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className="row rounded full pad-y-4 pad-x-10 hovers"
          onClick={() => {
            focusWeek()
            chooseCells(desk, null)
            desk.frame.set({ dialog: dialogFor(kind, placeOfCells(cells)) })
          }}
        >
          {words.kinds[kind]}
        </button>
      ))}
    </div>
  )
}

/** By hand: the release of the button that opened it would close a menu that the browser closes. */
function useWayOut(desk: Desk, list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = ({ target }: PointerEvent) => {
      // The focus goes to what is pressed.
      if (!(target instanceof Node && list.current?.contains(target) === true))
        chooseCells(desk, null)
    }
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      leaveCells(desk)
    }
    return listen(document, { pointerdown: press, keydown: key })
  }, [desk, list])
}

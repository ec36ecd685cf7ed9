// Electron's Menu as far as a menu bar is built, looked through and pressed.

type Template = {
  id?: string
  label?: string
  role?: string
  type?: string
  enabled?: boolean
  accelerator?: string
  registerAccelerator?: boolean
  submenu?: Template[]
  click?: () => void
}

/** Of all that Electron knows, those that a menu of ours may use. */
const roles = new Set(
  'about services hide hideOthers unhide quit close minimize cut copy paste selectAll resetZoom zoomIn zoomOut togglefullscreen'.split(
    ' ',
  ),
)

/** Modifiers, then one key, as Electron's accelerators are written. */
const accelerators = /^((CmdOrCtrl|Cmd|Ctrl|Shift|Alt)\+)+([A-Z0-9,.]|Enter|PageUp|PageDown)$/

class MenuItem {
  readonly id: string
  readonly label: string
  readonly role: string | undefined
  readonly type: string
  readonly enabled: boolean
  readonly accelerator: string | undefined
  readonly registerAccelerator: boolean
  readonly submenu: Menu | undefined
  private readonly onClick: (() => void) | undefined

  constructor(template: Template) {
    const { id = '', label = '', role, accelerator, submenu } = template
    if (role !== undefined && !roles.has(role)) throw new Error(`the stand-in has no role ${role}`)
    if (label === '' && role === undefined && template.type !== 'separator')
      throw new Error('an item needs a label, a role or to be a separator')
    if (accelerator !== undefined && !accelerators.test(accelerator))
      throw new Error(`${accelerator} is no accelerator`)
    this.id = id
    this.label = label
    this.role = role
    this.type = template.type ?? (submenu === undefined ? 'normal' : 'submenu')
    this.enabled = template.enabled ?? true
    this.accelerator = accelerator
    this.registerAccelerator = template.registerAccelerator ?? true
    this.submenu = submenu === undefined ? undefined : Menu.buildFromTemplate(submenu)
    this.onClick = template.click
  }

  /** As a press: a disabled item does nothing. */
  click(): void {
    if (this.enabled) this.onClick?.()
  }
}

export class Menu {
  private static applicationMenu: Menu | null = null
  readonly items: MenuItem[]

  private constructor(items: MenuItem[]) {
    this.items = items
  }

  static buildFromTemplate(template: Template[]): Menu {
    return new Menu(template.map((each) => new MenuItem(each)))
  }

  static setApplicationMenu(menu: Menu | null): void {
    Menu.applicationMenu = menu
  }

  static getApplicationMenu(): Menu | null {
    return Menu.applicationMenu
  }

  getMenuItemById(id: string): MenuItem | null {
    for (const item of this.items) {
      const found = item.id === id ? item : (item.submenu?.getMenuItemById(id) ?? null)
      if (found !== null) return found
    }
    return null
  }
}

// The one button: plain, primary or quiet, and the square one that shows an icon alone.
import type { ComponentPropsWithRef } from 'react'
import styles from './button.module.css'
import { Icon, type IconName } from './icon.tsx'

type ButtonProps = ComponentPropsWithRef<'button'> & { look?: 'plain' | 'primary' | 'quiet' }

export function Button({ look = 'plain', className, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      // A submit button is asked for by name.
      type={type === 'submit' ? 'submit' : 'button'}
      className={classNames(styles.button, styles[look], className)}
    />
  )
}

type IconButtonProps = Omit<ButtonProps, 'children' | 'look'> & {
  icon: IconName
  /** Accessible name, and the tooltip unless `title` says more. */
  name: string
}

export function IconButton({ icon, name, title, className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={name}
      title={title ?? name}
      className={classNames(styles.icon, className)}
    >
      <Icon name={icon} />
    </button>
  )
}

export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter((name) => typeof name === 'string' && name !== '').join(' ')
}

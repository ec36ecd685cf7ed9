// The frame of a block that what is in hand may trade places with: apart from the block, which is then not drawn anew.
import { useDesk } from '../store/desk-context.ts'
import { useRecord } from '../store/use-store.ts'
import styles from './block.module.css'

export function PartnerMark({ id }: { id: number }) {
  const isPartner = useRecord(useDesk().carry.partners, id) === true
  return isPartner ? <span className={styles.partner} aria-hidden="true" /> : null
}
